-- `variants` names the files of a photo besides its master, so that serving it asks the storage for one file that exists.
-- WebP is stored together with the master. AVIF follows by a job, which for older photos has run; where it has not, WebP is served.
UPDATE stored_objects SET variants = CASE WHEN width <= 400 THEN '{"webp": [400], "avif": [400]}'::jsonb
	WHEN width <= 800 THEN '{"webp": [400, 800], "avif": [400, 800]}'::jsonb
	ELSE '{"webp": [400, 800, 1600], "avif": [400, 800, 1600]}'::jsonb END
WHERE purpose IN ('CAR_PHOTO', 'PROFILE_PHOTO') AND width IS NOT NULL;
UPDATE stored_objects SET variants = CASE WHEN width <= 400 THEN '{"webp": [400]}'::jsonb
	WHEN width <= 800 THEN '{"webp": [400, 800]}'::jsonb
	ELSE '{"webp": [400, 800, 1600]}'::jsonb END
WHERE purpose IN ('HANDOVER_PHOTO', 'CLAIM_PHOTO', 'MESSAGE_PHOTO') AND width IS NOT NULL;
