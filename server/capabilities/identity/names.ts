/** Display names of users in each language. */
import * as z from 'zod';
import type { Queryable } from '#server/platform/database/pool.ts';
import { displayName } from './rules.ts';
import { type UserRow, usersByIds } from './sql.ts';

/** A user without an Arabic name has the other name in both. */
export const personName = z.object({ en: z.string(), ar: z.string() });
export type PersonName = z.output<typeof personName>;

const NOBODY: PersonName = { en: '', ar: '' };

export function nameOf(person: NonNullable<UserRow>): PersonName {
	const en = displayName({ firstName: person.first_name, lastName: person.last_name });
	return { en, ar: person.display_name_ar || en };
}

/** By id; an unknown id has empty names. */
export async function namesOf(db: Queryable, ids: readonly string[]): Promise<(id: string) => PersonName> {
	const people = await usersByIds(db, [...new Set(ids)]);
	const names = new Map(people.map((person) => [person.id, nameOf(person)]));
	return (id) => names.get(id) ?? NOBODY;
}
