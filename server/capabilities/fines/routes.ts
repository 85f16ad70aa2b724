/** Routes of the calls about fines. */
import * as contract from '#contract/fines.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { acceptFine, contestFine } from './answer-fine.ts';
import { endByOwner } from './end-hold.ts';
import { readPhoto } from './guards.ts';
import { readFines, readHold } from './read-fines.ts';
import { resolveFine } from './resolve-fine.ts';
import { stateFine } from './state-fine.ts';
import { withdrawFine } from './withdraw-fine.ts';

export const fineRoutes = (platform: Platform): Route[] => [
	bind(contract.getFineHold, ({ caller, params }) => readHold(platform, caller, params.id)),
	bind(contract.stateFine, ({ caller, params, body, saveResponse }) => stateFine(platform, caller, params.id, body, saveResponse)),
	bind(contract.endFineHold, ({ caller, params }) => endByOwner(platform, caller, params.id)),
	bind(contract.acceptFine, ({ caller, params }) => acceptFine(platform, caller, params.id)),
	bind(contract.contestFine, ({ caller, params, body }) => contestFine(platform, caller, params.id, body.reason)),
	bind(contract.resolveFine, ({ caller, params, body }) => resolveFine(platform, caller, params.id, body)),
	bind(contract.withdrawFine, ({ caller, params }) => withdrawFine(platform, caller, params.id)),
	bind(contract.listFines, async ({ caller, query, headers, request }) => {
		const { fines, next, total } = await readFines(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return fines;
	}),
	bind(contract.getFinePhoto, ({ caller, params, query, request }) =>
		readPhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
];
