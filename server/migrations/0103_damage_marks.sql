-- Damage that a side marks on the drawing of the car. The marks are a column of the record, so that whoever cannot change a record cannot change
-- them either (handover_records_stay), and nobody can add one later.

-- Each mark has a known part and kind, a position within the frame of its part, a short note, and nothing else.
CREATE FUNCTION damage_mark_is_valid(mark jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE WHEN jsonb_typeof(mark) = 'object' THEN coalesce(
	mark - '{zone,x,y,kind,note}'::text[] = '{}'
		AND mark ->> 'zone' IN (
			'FRONT', 'HOOD', 'WINDSHIELD', 'ROOF', 'REAR_WINDOW', 'TRUNK', 'REAR', 'INTERIOR',
			'LEFT_FRONT_FENDER', 'LEFT_FRONT_DOOR', 'LEFT_REAR_DOOR', 'LEFT_REAR_FENDER', 'LEFT_FRONT_WHEEL', 'LEFT_REAR_WHEEL', 'LEFT_WINDOWS', 'LEFT_MIRROR',
			'RIGHT_FRONT_FENDER', 'RIGHT_FRONT_DOOR', 'RIGHT_REAR_DOOR', 'RIGHT_REAR_FENDER', 'RIGHT_FRONT_WHEEL', 'RIGHT_REAR_WHEEL', 'RIGHT_WINDOWS', 'RIGHT_MIRROR'
		)
		AND mark ->> 'kind' IN ('SCRATCH', 'DENT', 'CRACK', 'MISSING_PART', 'STAIN', 'OTHER')
		AND jsonb_path_exists(mark, '$ ? (@.x >= 0 && @.x <= 1000 && @.x == @.x.floor() && @.y >= 0 && @.y <= 1000 && @.y == @.y.floor())')
		AND jsonb_typeof(mark -> 'note') = 'string'
		AND length(mark ->> 'note') <= 200,
	false
) ELSE false END;

CREATE FUNCTION damage_marks_are_valid(marks jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN CASE
	WHEN jsonb_typeof(marks) = 'array' THEN NOT EXISTS (SELECT FROM jsonb_array_elements(marks) AS mark WHERE NOT damage_mark_is_valid(mark))
	ELSE false
END;

ALTER TABLE handover_records
	ADD COLUMN damage_marks jsonb NOT NULL DEFAULT '[]'
		CONSTRAINT handover_records_damage_marks_are_valid CHECK (damage_marks_are_valid(damage_marks))
		CONSTRAINT handover_records_have_at_most_thirty_damage_marks CHECK (jsonb_array_length(damage_marks) <= 30);
