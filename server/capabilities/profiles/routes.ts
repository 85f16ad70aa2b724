/** Route of the call that shows a public profile. */
import { getProfile } from '#contract/profiles.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { readProfile } from './read-profile.ts';

export const profileRoutes = (platform: Platform): Route[] => [
	bind(getProfile, ({ caller, params }) => readProfile(platform, caller, params.id)),
];
