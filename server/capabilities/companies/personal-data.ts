/** Personal data in companies: names, addresses, and papers with their documents. */
import { discardObject } from '#server/platform/files/delete-object.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { deletePaperViewsBy, paperReviews } from './reviews-sql.ts';
import { branchesOf, companyOf, deleteCompany, feesOf, lockCompanyOf, papersOf } from './sql.ts';
import { deleteTracesOf, invitationsAcceptedBy, membershipsOf, membersOf } from './team/sql.ts';

export const companyPersonalData: PersonalDataSource = {
	name: 'company',

	export: async ({ db }, userId) => {
		const company = await companyOf(db, userId);
		const worksFor = { memberships: await membershipsOf(db, userId), accepted: await invitationsAcceptedBy(db, userId) };
		if (!company) return { data: worksFor };
		const [papers, branches] = await Promise.all([papersOf(db, [company.id]), branchesOf(db, [company.id])]);
		const types = await contentTypesOf(
			db,
			papers.map((paper) => paper.document_id),
		);
		const extension = (id: string) => (types.get(id) === 'application/pdf' ? 'pdf' : 'jpg');
		return {
			data: {
				...worksFor,
				...company,
				team: await membersOf(db, company.id),
				branches,
				fees: (await feesOf(db, [company.id])).map(({ changed_by: _, ...fee }) => fee),
				papers: papers.map(({ document_id: _, decided_by: __, ...paper }) => paper),
			},
			files: [
				...papers.flatMap(({ kind, document_id: id }, index) =>
					id ? [{ name: `${kind.toLowerCase()}-${index + 1}.${extension(id)}`, key: documentKey(id) }] : [],
				),
				...(company.logo_id ? [{ name: 'logo.jpg', key: `photos/${company.logo_id}/master.jpg` }] : []),
			],
		};
	},

	erase: async (_, tx, userId) => {
		await deleteTracesOf(tx, userId);
		// Reviews of an admin; their pending decisions are carried out.
		await paperReviews.releaseClaims(tx, userId, null);
		await deletePaperViewsBy(tx, userId);
		const company = await lockCompanyOf(tx, userId);
		if (!company) return;
		const papers = await papersOf(tx, [company.id]);
		await deleteCompany(tx, company.id);
		for (const { document_id: id } of papers) if (id) await discardObject(tx, id, 'DOCUMENT');
		if (company.logo_id) await discardObject(tx, company.logo_id, 'PHOTO');
		await redactAuditText(tx, 'company', [company.id], ['nameEn', 'nameAr']);
	},
};
