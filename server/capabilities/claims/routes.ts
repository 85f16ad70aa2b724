/** Routes of the calls about claims. */
import * as contract from '#contract/claims.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { addLines } from './add-lines.ts';
import { acceptClaim, contestClaim } from './answer-claim.ts';
import { readPhoto } from './claim-guards.ts';
import { openClaim } from './open-claim.ts';
import { payClaim } from './pay-claim.ts';
import { readClaim, readClaimById, readClaimState, readClaims } from './read-claim.ts';
import { resolveClaim } from './resolve-claim.ts';
import { withdrawClaim } from './withdraw-claim.ts';
import { writeOffExcess } from './write-off.ts';

export const claimRoutes = (platform: PaymentPlatform): Route[] => [
	bind(contract.openClaim, ({ caller, params, body, saveResponse }) => openClaim(platform, caller, params.id, body, saveResponse)),
	bind(contract.getClaim, ({ caller, params, query }) => readClaim(platform, caller, params.id, query.claimId)),
	bind(contract.getClaimState, ({ caller, params }) => readClaimState(platform, caller, params.id)),
	bind(contract.acceptClaim, ({ caller, params, body }) => acceptClaim(platform, caller, params.id, body)),
	bind(contract.addClaimLines, ({ caller, params, body, saveResponse }) => addLines(platform, caller, params.id, body, saveResponse)),
	bind(contract.contestClaim, ({ caller, params, body }) => contestClaim(platform, caller, params.id, body)),
	bind(contract.withdrawClaim, ({ caller, params }) => withdrawClaim(platform, caller, params.id)),
	bind(contract.resolveClaim, ({ caller, params, body }) => resolveClaim(platform, caller, params.id, body)),
	bind(contract.payClaim, ({ caller, params, language }) => payClaim(platform, caller, params.id, language)),
	bind(contract.writeOffClaim, ({ caller, params, body }) => writeOffExcess(platform, caller, params.id, body.note)),
	bind(contract.getClaimById, ({ caller, params }) => readClaimById(platform, caller, params.id)),
	bind(contract.listClaims, async ({ caller, query, headers, request }) => {
		const { claims, next, total } = await readClaims(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return claims;
	}),
	bind(contract.getClaimPhoto, ({ caller, params, query, request }) =>
		readPhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
];
