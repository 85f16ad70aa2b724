/** Carries out a decision about an identity check: the check and the person change, and the person is notified. */
import { type DetailField, detailFields } from '#contract/identity-details.ts';
import type { IdentityDecision } from '#contract/identity-review.ts';
import type { RenewalKind } from '#contract/licence-renewal.ts';
import { changeUser } from '#server/capabilities/identity/index.ts';
import { type AuditValues, audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { identityDecided } from './events.ts';
import { detailsOf, documentsOf } from './identity-state.ts';
import { checksByIds, replaceCheck } from './renewals-sql.ts';
import { newDocuments } from './rules.ts';
import { type CheckRow, decideCheck } from './sql.ts';

type Approval = Extract<IdentityDecision, { status: 'APPROVED' }>;
type Rejection = Extract<IdentityDecision, { status: 'REJECTED' }>;

/** If the identity is approved already, only the details wait. */
export const isCompletion = (check: CheckRow): boolean => check.status === 'APPROVED';

/** The part that a submission of an approved identity would renew. */
async function renewalOf(tx: Transaction, check: CheckRow): Promise<RenewalKind | null> {
	const [renewed] = await checksByIds(tx, check.renews === null ? [] : [check.renews]);
	if (!renewed) return null;
	return newDocuments(documentsOf(check), documentsOf(renewed)).includes('LICENCE') ? 'LICENCE' : 'PERMIT';
}

/** For an approved identity, only the details were submitted. */
export const requestedFields = (check: CheckRow, { documents, fields }: Rejection): readonly DetailField[] =>
	isCompletion(check) && documents.length + fields.length === 0 ? detailFields : fields;

/** For a decision that was validated before. */
export async function carryOut(
	platform: Platform,
	tx: Transaction,
	adminId: string,
	{ check, decision }: { check: CheckRow; decision: IdentityDecision },
): Promise<void> {
	if (decision.status === 'APPROVED') await approve(platform, tx, adminId, { check, decision });
	else await reject(platform, tx, adminId, { check, decision });
}

async function approve(platform: Platform, tx: Transaction, adminId: string, { check, decision }: { check: CheckRow; decision: Approval }) {
	const { details } = decision;
	const stated = detailsOf(check);
	const expiry =
		details?.licenceExpiresOn ?? (decision.licenceExpiresOn === undefined ? check.licence_expires_on : decision.licenceExpiresOn);
	if (check.renews !== null) await replaceCheck(tx, check.renews, platform.clock.now());
	await decideCheck(tx, check.id, {
		...{ status: 'APPROVED', notes: null, licenceExpiresOn: expiry, decidedBy: adminId, now: platform.clock.now() },
		...{ details, detailsState: details ? 'CONFIRMED' : null },
	});
	const corrected = stated && details ? detailFields.filter((field) => stated[field] !== details[field]) : [];
	await record(platform, tx, adminId, {
		...{ check, decision, fields: [] },
		after: { licenceExpiresOn: expiry, ...(corrected.length > 0 && { correctedFields: corrected.join(', ') }) },
	});
}

async function reject(platform: Platform, tx: Transaction, adminId: string, { check, decision }: { check: CheckRow; decision: Rejection }) {
	const { notes, documents } = decision;
	const fields = requestedFields(check, decision);
	await decideCheck(tx, check.id, {
		// For an approved identity only the details are rejected.
		...{ status: isCompletion(check) ? 'APPROVED' : 'REJECTED', notes, licenceExpiresOn: check.licence_expires_on },
		...{ rejectedDocuments: documents, rejectedFields: fields, decidedBy: adminId, now: platform.clock.now() },
		detailsState: check.details_state && (fields.length > 0 || isCompletion(check) ? 'REJECTED' : 'WAITING'),
	});
	await record(platform, tx, adminId, {
		...{ check, decision, fields },
		after: {
			licenceExpiresOn: check.licence_expires_on,
			...(documents.length > 0 && { rejectedDocuments: documents.join(', ') }),
			...(fields.length > 0 && { rejectedFields: fields.join(', ') }),
		},
	});
}

type Outcome = { check: CheckRow; decision: IdentityDecision; fields: readonly DetailField[]; after: AuditValues };

/** The reason and the details are stored in the check, which is deleted with the person; the audit log is permanent. */
async function record(platform: Platform, tx: Transaction, adminId: string, { check, decision, fields, after }: Outcome): Promise<void> {
	const userId = check.user_id;
	const { status } = decision;
	const renewal = await renewalOf(tx, check);
	// After a rejected renewal it stays approved; a process of the former release published otherwise.
	if (!isCompletion(check)) await changeUser(tx, userId, { kyc_status: renewal ? 'APPROVED' : status });
	await audit(platform, tx, {
		actorId: adminId,
		action: `kyc.${lowerCase(status)}`,
		subject: 'user',
		subjectId: userId,
		before: { status: check.status, licenceExpiresOn: check.licence_expires_on },
		after: { status, ...(renewal && { renewal: true }), ...after },
	});
	await platform.events.publish(platform, tx, identityDecided, {
		...{ checkId: check.id, userId, status, notes: decision.status === 'REJECTED' ? decision.notes : null },
		...{ documents: decision.status === 'REJECTED' ? decision.documents : [], fields: [...fields] },
		detailsSubmittedAt: isCompletion(check) ? (check.details_submitted_at?.toISOString() ?? null) : null,
		renewal,
	});
}
