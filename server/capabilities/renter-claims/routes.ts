/** Routes of the calls about renters' claims. */
import * as contract from '#contract/renter-claims.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { acceptRenterClaim, contestRenterClaim, withdrawRenterClaim } from './answer-renter-claim.ts';
import { decideRenterClaim, previewDecision } from './decide-renter-claim.ts';
import { readPhoto } from './guards.ts';
import { openRenterClaim } from './open-renter-claim.ts';
import { readById, readRenterClaims, readState } from './read-renter-claims.ts';

export const renterClaimRoutes = (platform: Platform): Route[] => [
	bind(contract.openRenterClaim, ({ caller, params, body, saveResponse }) =>
		openRenterClaim(platform, caller, params.id, body, saveResponse),
	),
	bind(contract.getRenterClaim, ({ caller, params }) => readState(platform, caller, params.id)),
	bind(contract.acceptRenterClaim, ({ caller, params }) => acceptRenterClaim(platform, caller, params.id)),
	bind(contract.contestRenterClaim, ({ caller, params, body }) => contestRenterClaim(platform, caller, params.id, body)),
	bind(contract.withdrawRenterClaim, ({ caller, params }) => withdrawRenterClaim(platform, caller, params.id)),
	bind(contract.listRenterClaims, async ({ caller, query, headers, request }) => {
		const { claims, next, total } = await readRenterClaims(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return claims;
	}),
	bind(contract.getRenterClaimById, ({ caller, params }) => readById(platform, caller, params.id)),
	bind(contract.previewRenterClaimDecision, ({ caller, params, query }) => previewDecision(platform, caller, params.id, query.amounts)),
	bind(contract.decideRenterClaim, ({ caller, params, body }) => decideRenterClaim(platform, caller, params.id, body)),
	bind(contract.getRenterClaimPhoto, ({ caller, params, query, request }) =>
		readPhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
];
