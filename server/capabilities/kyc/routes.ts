/** Routes of the calls about the identity check. */
import * as review from '#contract/identity-review.ts';
import * as contract from '#contract/kyc.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { approveIdentity, rejectIdentity } from './decide-check.ts';
import { makeLink, readViews, showDocument } from './documents.ts';
import { removeDocument, saveDetails, saveDocument } from './draft.ts';
import { readPending } from './pending.ts';
import { claimCheck, decideWithUndo, undoDecision } from './review.ts';
import { revokeApproval } from './revoke-approval.ts';
import { readStatus } from './status.ts';
import { submitDocuments } from './submit.ts';

export const kycRoutes = (platform: Platform): Route[] => [
	bind(contract.kycStatus, ({ caller }) => readStatus(platform, caller)),
	bind(contract.submitKyc, ({ caller, body }) => submitDocuments(platform, caller, body)),
	bind(contract.saveIdentityDetails, ({ caller, body }) => saveDetails(platform, caller, body)),
	bind(contract.saveIdentityDocument, ({ caller, params, body }) => saveDocument(platform, caller, params.kind, body.documentUrl)),
	bind(contract.removeIdentityDocument, ({ caller, params }) => removeDocument(platform, caller, params.kind)),
	bind(contract.linkToDocument, ({ caller, params, body }) => makeLink(platform, caller, params.id, body)),
	bind(contract.viewDocument, async ({ getOptionalCaller, params, query }) =>
		showDocument(platform, await getOptionalCaller(), params.id, query),
	),
	bind(contract.documentViews, ({ caller }) => readViews(platform, caller)),
	bind(contract.pendingKyc, async ({ caller, query, headers, request }) => {
		const { checks, next, total } = await readPending(platform, caller, query);
		setPage({ headers, request }, { next, total });
		return checks;
	}),
	bind(contract.approveKyc, ({ caller, params, body }) => approveIdentity(platform, caller, params.userId, body)),
	bind(contract.rejectKyc, ({ caller, params, body }) => rejectIdentity(platform, caller, params.userId, body)),
	bind(review.claimIdentityCheck, ({ caller, params }) => claimCheck(platform, caller, params.userId)),
	bind(review.decideIdentityCheck, ({ caller, params, body }) => decideWithUndo(platform, caller, params.userId, body)),
	bind(review.undoIdentityDecision, ({ caller, params }) => undoDecision(platform, caller, params.userId)),
	bind(contract.revokeKyc, ({ caller, params, body }) => revokeApproval(platform, caller, params.userId, body.notes)),
];
