import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { copyTemplate, dropDatabase } from '#tests/support/postgres.ts';
import { generateTypes, listedValues } from './generate-types.ts';

it('schema.ts matches the migrations: otherwise run npm run database:types', async () => {
	const written = readFileSync('server/platform/database/schema.ts', 'utf8');
	const databaseUrl = await copyTemplate(inject('postgresUrl'));
	expect(await generateTypes(databaseUrl)).toBe(written);
	await dropDatabase(databaseUrl, { isClosing: true });
});

it.each([
	["(kind = ANY (ARRAY['A'::text, 'B C'::text]))", ['A', 'B C']],
	["(kind = 'A'::text)", ['A']],
	["(kind = ANY (ARRAY['it''s'::text]))", ["it's"]],
	["((kind = ANY (ARRAY['A'::text])) OR (kind IS NULL))", null],
	["(kind <> 'A'::text)", null],
	["(other = 'A'::text)", null],
])('of a CHECK %s the values are %j', (condition, values) => {
	expect(listedValues('kind', condition)).toEqual(values);
});
