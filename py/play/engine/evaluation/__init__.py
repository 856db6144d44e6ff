"""Evaluates positions on 8 x 8 with learned pattern weights."""
