"""Programs in styles that neither the evidence nor the repairs were developed with."""
