/** Routes of the calls by which admins look people up. */
import * as exports from '#contract/admin-exports.ts';
import { findForAdmins } from '#contract/admin-find.ts';
import * as contract from '#contract/person-file.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { exportBookingsFile, exportCarsFile, exportPayoutsFile, exportPeopleFile } from './export-lists.ts';
import { findAnything } from './find-anything.ts';
import { findPeople } from './find-people.ts';
import { readPersonFile } from './read-person-file.ts';
import { writeNote } from './write-note.ts';

export const personFileRoutes = (platform: Platform): Route[] => [
	bind(contract.findPeople, async ({ caller, query, request, headers }) => {
		const { people, next, total } = await findPeople(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return people;
	}),
	bind(findForAdmins, ({ caller, query }) => findAnything(platform, caller, query.q)),
	bind(exports.exportPeople, (call) => exportPeopleFile(platform, call)),
	bind(exports.exportCars, (call) => exportCarsFile(platform, call)),
	bind(exports.exportBookings, (call) => exportBookingsFile(platform, call)),
	bind(exports.exportPayouts, (call) => exportPayoutsFile(platform, call)),
	bind(contract.getPersonFile, ({ caller, params }) => readPersonFile(platform, caller, params.id)),
	bind(contract.writePersonNote, ({ caller, params, body, saveResponse }) =>
		writeNote(platform, caller, { userId: params.id, text: body.text }, saveResponse),
	),
];
