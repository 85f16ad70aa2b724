import { describe, expect, it } from 'vitest';
import { migrationProblems } from './migrations.ts';

const problems = (text: string, name = '0900_x.sql') => migrationProblems([{ name, text }]);

describe('a migration is refused', () => {
	it.each([
		['ALTER TABLE cars DROP COLUMN make;', /drops a column/],
		['DROP TABLE cars;', /drops what/],
		['ALTER TABLE cars RENAME COLUMN make TO brand;', /renames/],
		['ALTER TABLE cars RENAME TO vehicles;', /renames/],
		['ALTER TABLE cars ALTER COLUMN year TYPE bigint;', /changes the type/],
		['ALTER TABLE cars ALTER COLUMN year SET NOT NULL;', /mandatory that/],
		['ALTER TABLE cars ADD COLUMN owner_note text NOT NULL;', /without a default/],
		['ALTER TABLE cars ADD COLUMN a int, ADD COLUMN b text NOT NULL CHECK (b IN (1, 2));', /without a default/],
		['CREATE TABLE a (id int);\nALTER TABLE cars DROP COLUMN make;', /drops a column/],
		['-- contract:\nDROP TABLE cars;', /drops what/],
		['CREATE TABLE a (id int); DROP TABLE cars;', /drops what/],
		["INSERT INTO notes VALUES ('-- contract: no; comment'); DROP TABLE cars;", /drops what/],
		['DO $$ BEGIN ALTER TABLE cars DROP COLUMN make; END $$;', /drops a column/],
		["DO $do$ BEGIN EXECUTE format('ALTER TABLE %I DROP COLUMN make', 'cars'); END $do$;", /drops a column/],
	])('%s', (text, expected) => {
		expect(problems(text)).toEqual([expect.stringMatching(expected)]);
	});
});

describe('a migration is accepted', () => {
	it.each([
		'CREATE TABLE notes (id uuid PRIMARY KEY, text text NOT NULL);',
		'CREATE TABLE notes (id uuid);\nALTER TABLE notes ALTER COLUMN id SET NOT NULL;',
		'ALTER TABLE cars ADD COLUMN note text;',
		"ALTER TABLE cars ADD COLUMN note text NOT NULL DEFAULT '';",
		"ALTER TABLE cars ADD COLUMN note text DEFAULT '' NOT NULL;",
		'ALTER TABLE cars ADD CONSTRAINT note_is_there CHECK (note IS NOT NULL);',
		'ALTER TABLE cars DROP CONSTRAINT cars_kind_check;',
		'-- contract: unread since the release of March\nDROP TABLE old_search;',
		'-- contract: unread since the release of March\nDO $$ BEGIN DROP TABLE old_search; END $$;',
		"INSERT INTO notes VALUES ('DROP TABLE cars; it''s a text');",
		'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ DROP TABLE x; $$;',
	])('%s', (text) => {
		expect(problems(text)).toEqual([]);
	});

	it('if it belongs to the first release', () => {
		expect(problems('DROP TABLE cars;', '0012_old.sql')).toEqual([]);
	});
});
