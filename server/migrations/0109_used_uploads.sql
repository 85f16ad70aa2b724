-- Used uploads are purged as abandoned ones are: one index for both.
CREATE INDEX stored_objects_uploads ON stored_objects (created_at) WHERE purpose IN ('UPLOAD', 'TAKEN');
DROP INDEX stored_objects_waiting_uploads;
