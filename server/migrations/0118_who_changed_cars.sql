-- Who of an office changed several cars at once; null in rows of former releases.
ALTER TABLE bulk_changes ADD COLUMN made_by uuid REFERENCES users (id);
