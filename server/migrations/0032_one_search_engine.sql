-- Removes what search in memory needed (migration 0031): its triggers, their function, and the two tables that recorded changes for it.
DROP TRIGGER car_search_notes_new ON car_search;
DROP TRIGGER car_search_notes_changed ON car_search;
DROP TRIGGER car_search_notes_gone ON car_search;
DROP TRIGGER car_occupancy_notes_new ON car_occupancy;
DROP TRIGGER car_occupancy_notes_changed ON car_occupancy;
DROP TRIGGER car_occupancy_notes_gone ON car_occupancy;
DROP FUNCTION note_car_search_changes();
DROP TABLE car_search_changes, car_search_changes_pruned;
