/** A person's identity checks and the views of their documents, for admins. Documents are opened by separate links. */
import { FILE_ROWS, type PersonFile } from '#contract/person-file.ts';
import { ammanIso } from '#contract/time.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import { detailsOf, detailsStateOf } from './identity-state.ts';
import { documentOf } from './present.ts';
import { checksOf } from './sql.ts';
import { viewersOf } from './views-sql.ts';

export async function readIdentityFile(db: Queryable, userId: string): Promise<Pick<PersonFile, 'checks' | 'looks'>> {
	const [checks, looks] = await Promise.all([checksOf(db, userId), viewersOf(db, userId, FILE_ROWS)]);
	const [types, nameOf] = await Promise.all([
		contentTypesOf(
			db,
			checks.flatMap((check) => [check.id_document_id, check.licence_id, check.permit_id]),
		),
		namesOf(db, [...looks.map((look) => look.viewer_id), ...checks.flatMap((check) => check.decided_by ?? [])]),
	]);
	const named = (id: string) => ({ id, name: nameOf(id).en, nameAr: nameOf(id).ar });
	return {
		checks: checks.toReversed().map((check) => ({
			status: check.status,
			isRenewal: check.renews !== null,
			submittedAt: ammanIso(check.submitted_at),
			decidedAt: check.decided_at && ammanIso(check.decided_at),
			decidedBy: check.decided_by === null ? null : named(check.decided_by),
			notes: check.notes,
			revokedAt: check.revoked_at && ammanIso(check.revoked_at),
			licenceExpiresOn: check.licence_expires_on,
			idDocument: check.id_document_id === null ? null : documentOf(check.id_document_id, types),
			licence: check.licence_id === null ? null : documentOf(check.licence_id, types),
			permit: check.permit_id === null ? null : documentOf(check.permit_id, types),
			details: detailsOf(check),
			areDetailsConfirmed: detailsStateOf(check) === 'CONFIRMED',
		})),
		looks: looks.map(({ kind, reason, viewed_at, viewer_id }) => ({
			...{ kind, reason, viewedAt: ammanIso(viewed_at), viewer: named(viewer_id) },
		})),
	};
}
