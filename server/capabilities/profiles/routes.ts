/** Routes of the calls that show a user to others. */
import { getOwnerRecord, getProfile } from '#contract/profiles.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, bindCached, type Route } from '#server/platform/http/route.ts';
import { readOwnerRecord } from './read-owner-record.ts';
import { readProfile } from './read-profile.ts';

export const profileRoutes = (platform: Platform): Route[] => [
	bind(getProfile, ({ caller, params }) => readProfile(platform, caller, params.id)),
	bindCached(getOwnerRecord, async ({ params, reading, getOptionalCaller, addCacheTags }) => {
		const { ownerId, ...record } = await readOwnerRecord(platform, reading, params.id, getOptionalCaller);
		addCacheTags(`car:${params.id}`, `person:${ownerId}`);
		return record;
	}),
];
