-- Which cars changed for search, told by the transactions that change them: what follows the market in memory reads from here what it has not seen.
-- No foreign key: a car that is gone has changed too.
CREATE TABLE car_search_changes (
	car_id uuid NOT NULL,
	xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
	noted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX car_search_changes_of_transaction ON car_search_changes (xid) INCLUDE (car_id);

-- Changes of transactions up to this one may be gone: who has not seen all of them begins anew.
CREATE TABLE car_search_changes_pruned (
	is_there boolean PRIMARY KEY DEFAULT true CHECK (is_there),
	up_to xid8 NOT NULL
);
INSERT INTO car_search_changes_pruned (up_to) VALUES ('0');

-- By trigger, so that no write is forgotten, also none by hand.
CREATE FUNCTION note_car_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO car_search_changes (car_id) SELECT DISTINCT car_id FROM changed;
	RETURN NULL;
END $$;
CREATE TRIGGER car_search_notes_new AFTER INSERT ON car_search
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_search_changes();
CREATE TRIGGER car_search_notes_changed AFTER UPDATE ON car_search
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_search_changes();
CREATE TRIGGER car_search_notes_gone AFTER DELETE ON car_search
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_search_changes();
CREATE TRIGGER car_occupancy_notes_new AFTER INSERT ON car_occupancy
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_search_changes();
CREATE TRIGGER car_occupancy_notes_changed AFTER UPDATE ON car_occupancy
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_search_changes();
CREATE TRIGGER car_occupancy_notes_gone AFTER DELETE ON car_occupancy
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_car_search_changes();
