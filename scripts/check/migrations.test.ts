import { describe, expect, it } from 'vitest';
import { migrationProblems } from './migrations.ts';

const FORMER = { name: '0012_old.sql', text: 'CREATE UNIQUE INDEX one_of_the_former ON cars (plate);' };
const problems = (text: string, name = '0900_x.sql') => migrationProblems([FORMER, { name, text }]);

describe('a migration is refused', () => {
	it.each([
		['ALTER TABLE cars DROP COLUMN make;', /drops a column/],
		['DROP TABLE cars;', /drops what/],
		['ALTER TABLE cars DROP make;', /drops a column/],
		['ALTER TABLE cars DROP "make";', /drops a column/],
		['ALTER TABLE cars DROP IF EXISTS make;', /drops a column/],
		['ALTER TABLE cars DROP CONSTRAINT cars_kind_check, DROP make;', /drops a column/],
		['ALTER TABLE cars ALTER COLUMN year DROP NOT NULL, DROP make;', /drops a column/],
		['ALTER TABLE cars ALTER year DROP DEFAULT;', /drops a default/],
		['ALTER TABLE cars ALTER COLUMN year DROP IDENTITY;', /drops a default/],
		['ALTER TYPE place DROP ATTRIBUTE city;', /drops what/],
		['DROP MATERIALIZED VIEW totals;', /drops what/],
		['DROP DOMAIN fils;', /drops what/],
		['DROP PROCEDURE tidy;', /drops what/],
		['DROP FUNCTION tidy;', /drops what/],
		['DROP TRIGGER cars_numbered ON cars;', /drops what/],
		['DROP TABLE IF EXISTS cars;', /drops what/],
		['CREATE TABLE a (id int);\nCREATE UNIQUE INDEX one ON a (id);\nDROP INDEX one_of_the_former;', /unique index one_of_the_former/],
		['CREATE UNIQUE INDEX cars_once ON cars (plate);', /refuses rows/],
		['-- former release:\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS cars_once ON ONLY cars (plate);', /refuses rows/],
		['TRUNCATE cars;', /empties/],
		['DO $$ BEGIN TRUNCATE TABLE cars; END $$;', /empties/],
		['ALTER TABLE cars SET SCHEMA archive;', /moves/],
		['ALTER TABLE cars RENAME COLUMN make TO brand;', /renames/],
		['ALTER TABLE cars RENAME make TO brand;', /renames/],
		["ALTER TYPE state RENAME VALUE 'A' TO 'B';", /renames/],
		['ALTER INDEX cars_once RENAME TO cars_twice;', /renames/],
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
		'ALTER TABLE cars DROP CONSTRAINT cars_kind_check, ADD CONSTRAINT cars_kind_check CHECK (kind IN (1, 2, 3));',
		'ALTER TABLE cars ALTER COLUMN year DROP NOT NULL;',
		'DROP INDEX cars_by_city;',
		'DROP INDEX one_of_the_former;\nCREATE UNIQUE INDEX one_of_the_former ON cars (plate) WHERE removed_at IS NULL;',
		'CREATE TABLE notes (id uuid);\nCREATE UNIQUE INDEX notes_once ON notes (id);',
		'-- former release: writes no renewals\nCREATE UNIQUE INDEX cars_once ON cars (plate) WHERE renews;',
		'DROP TRIGGER cars_numbered ON cars;\nCREATE TRIGGER cars_numbered BEFORE INSERT ON cars FOR EACH ROW EXECUTE FUNCTION number();',
		'CREATE TRIGGER cars_kept BEFORE DELETE OR TRUNCATE ON cars FOR EACH STATEMENT EXECUTE FUNCTION keep();',
		'CREATE TEMP TABLE moved ON COMMIT DROP AS SELECT 1 AS id;',
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
