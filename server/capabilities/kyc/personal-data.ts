/** Personal data in the identity check: submissions with their documents, and who viewed them. */

import { discardObject } from '#server/platform/files/delete-object.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { draftOf } from './drafts-sql.ts';
import { documentsOf } from './identity-state.ts';
import { discardDraft } from './remove-documents.ts';
import type { Documents } from './rules.ts';
import { checksOf, deleteChecksOf, identityReviews } from './sql.ts';
import { deleteMarksOf, marksForExport } from './suspended-documents-sql.ts';
import { viewsByOthers } from './views-sql.ts';

const VIEWS = 10_000;

const filesOf = ({ ID, LICENCE, PERMIT }: Documents, which: string) => [
	{ name: `identity-${which}`, id: ID },
	{ name: `licence-${which}`, id: LICENCE },
	{ name: `permit-${which}`, id: PERMIT },
];

export const kycPersonalData: PersonalDataSource = {
	name: 'identity-checks',

	export: async ({ db }, userId) => {
		const [checks, draft, looks, marks] = await Promise.all([
			checksOf(db, userId),
			draftOf(db, userId),
			viewsByOthers(db, userId, VIEWS),
			marksForExport(db, userId),
		]);
		const papers = [
			...checks.flatMap((check, index) => filesOf(documentsOf(check), String(index + 1))),
			...filesOf(draft.documents, 'not-submitted'),
		];
		const types = await contentTypesOf(
			db,
			papers.map(({ id }) => id),
		);
		const submissions = checks.map(({ id_document_id: _, licence_id: __, permit_id: ___, decided_by: ____, ...check }) => check);
		return {
			data: { submissions, notSubmitted: draft.details, looks, recognizedWhileSuspended: marks },
			files: papers.flatMap(({ name, id }) =>
				id ? [{ name: `${name}.${types.get(id) === 'application/pdf' ? 'pdf' : 'jpg'}`, key: documentKey(id) }] : [],
			),
		};
	},

	erase: async (_, tx, userId) => {
		const checks = await checksOf(tx, userId);
		await deleteChecksOf(tx, userId);
		// A document that was not rejected belongs to several checks.
		for (const id of new Set(checks.flatMap((check) => Object.values(documentsOf(check))))) if (id) await discardObject(tx, id, 'DOCUMENT');
		await discardDraft(tx, userId);
		await deleteMarksOf(tx, userId);
		// Reviews of an admin; their pending decisions are carried out.
		await identityReviews.releaseClaims(tx, userId, null);
	},
};
