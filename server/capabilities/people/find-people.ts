/** Finds people by words, and by values outside of their account: an id, or the plate of a car. */
import { foldDigits } from '#contract/digits.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { findPeople as findCall } from '#contract/person-file.ts';
import { ownersByPlate, plateDigits } from '#server/capabilities/cars/index.ts';
import { listAdminUsers } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { typedId } from './rules.ts';

export async function findPeople(platform: Platform, caller: Caller, { q, ...query }: InputOf<typeof findCall>['query']) {
	const typed = foldDigits(q ?? '').trim();
	const id = typedId(typed);
	const digits = plateDigits(typed);
	const ids = id ? [id] : digits ? await ownersByPlate(platform.db, digits) : [];
	return listAdminUsers(platform, caller, { ...query, q: typed }, ids);
}
