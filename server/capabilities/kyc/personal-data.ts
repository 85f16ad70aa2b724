/** Personal data in the identity check: submissions with their documents, and who viewed them. */

import { discardObject } from '#server/platform/files/delete-object.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { checksOf, deleteChecksOf, viewsByOthers } from './sql.ts';

const VIEWS = 10_000;

export const kycPersonalData: PersonalDataSource = {
	name: 'identity-checks',

	export: async ({ db }, userId) => {
		const [checks, looks] = await Promise.all([checksOf(db, userId), viewsByOthers(db, userId, VIEWS)]);
		const papers = checks.flatMap((check, index) => [
			{ name: `identity-${index + 1}`, id: check.id_document_id },
			{ name: `licence-${index + 1}`, id: check.licence_id },
		]);
		const types = await contentTypesOf(
			db,
			papers.map(({ id }) => id),
		);
		const submissions = checks.map(({ id_document_id: _, licence_id: __, decided_by: ___, ...check }) => check);
		return {
			data: { submissions, looks },
			files: papers.flatMap(({ name, id }) =>
				id ? [{ name: `${name}.${types.get(id) === 'application/pdf' ? 'pdf' : 'jpg'}`, key: documentKey(id) }] : [],
			),
		};
	},

	erase: async (_, tx, userId) => {
		const checks = await checksOf(tx, userId);
		await deleteChecksOf(tx, userId);
		for (const id of checks.flatMap((check) => [check.id_document_id, check.licence_id])) if (id) await discardObject(tx, id, 'DOCUMENT');
	},
};
