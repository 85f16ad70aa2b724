-- Agreements from before cars could extend trips by themselves follow their instant book. Every release that can run beside this one writes the term
-- (decision 041), so that none is without it after this.
UPDATE bookings SET policy_snapshot = policy_snapshot || jsonb_build_object('extendsByItself', policy_snapshot->'instantBook')
	WHERE NOT policy_snapshot ? 'extendsByItself' AND policy_snapshot ? 'instantBook';
