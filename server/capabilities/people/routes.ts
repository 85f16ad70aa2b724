/** Routes of the calls by which admins look people up. */
import * as contract from '#contract/person-file.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setNextLink } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { findPeople } from './find-people.ts';
import { readPersonFile } from './read-person-file.ts';
import { writeNote } from './write-note.ts';

export const personFileRoutes = (platform: Platform): Route[] => [
	bind(contract.findPeople, async ({ caller, query, request, headers }) => {
		const { people, next, total } = await findPeople(platform, caller, query);
		headers.set('x-total-count', String(total));
		setNextLink(headers, request.url, next);
		return people;
	}),
	bind(contract.getPersonFile, ({ caller, params }) => readPersonFile(platform, caller, params.id)),
	bind(contract.writePersonNote, ({ caller, params, body, saveResponse }) =>
		writeNote(platform, caller, { userId: params.id, text: body.text }, saveResponse),
	),
];
