-- The step of the code that has completed a sign-in last: neither it nor an earlier one completes another.
ALTER TABLE two_factors ADD COLUMN last_step integer NOT NULL DEFAULT 0;
