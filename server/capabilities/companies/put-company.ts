/** An owner makes their account a company, or changes its name, logo and branches. */
import { randomUUID } from 'node:crypto';
import type { Company, putCompany as putCall } from '#contract/companies.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { minuteOf } from '#contract/pickup-hours.ts';
import { isIdentityApproved } from '#server/capabilities/kyc/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { assertNoContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { storePhoto } from '#server/platform/files/uploads.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { companyLicenceChanged } from './events.ts';
import { stateOfPaper } from './present.ts';
import { readCompany } from './read-company.ts';
import { nameIsFixed } from './rules.ts';
import {
	branchesOf,
	type CompanyRow,
	changeCompany,
	insertCompany,
	lockCompanyOf,
	type NewBranch,
	papersOf,
	replaceBranches,
} from './sql.ts';

type Body = InputOf<typeof putCall>['body'];

/** Throws IDENTITY_REQUIRED, COMPANY_NAME_FIXED, BRANCH_NOT_FOUND. */
export async function putCompany(platform: Platform, caller: Caller, body: Body): Promise<Company> {
	if (!(await isIdentityApproved(platform.db, caller.userId))) throw refuse('IDENTITY_REQUIRED');
	assertFields(body, caller);
	const { logoUrl } = body;
	const logo = logoUrl ? await storePhoto(platform, caller, logoUrl, { purpose: 'PROFILE_PHOTO', field: 'logoUrl' }) : null;
	try {
		return await inTransaction(platform.db, async (tx) => {
			const now = platform.clock.now();
			await insertCompany(tx, { ownerId: caller.userId, nameEn: body.nameEn, nameAr: body.nameAr, now });
			const before = await lockCompanyOf(tx, caller.userId);
			if (!before) throw new Error('the company was inserted in this transaction');
			await assertSameName(tx, before, body);
			await logo?.commit(tx);
			await changeCompany(tx, before.id, {
				...{ nameEn: body.nameEn, nameAr: body.nameAr, now },
				logoId: logoUrl === undefined ? undefined : (logo?.objectId ?? null),
			});
			if (logoUrl !== undefined && before.logo_id) await discardObject(tx, before.logo_id, 'PHOTO');
			await replaceBranches(tx, before.id, await branchRows(tx, before, body.branches));
			await audit(platform, tx, {
				...{ actorId: caller.personId, action: 'company.changed', subject: 'company', subjectId: before.id },
				before: { nameEn: before.name_en, nameAr: before.name_ar },
				after: { nameEn: body.nameEn, nameAr: body.nameAr, branches: body.branches.length },
			});
			await platform.events.publish(platform, tx, companyLicenceChanged, { ownerId: caller.userId });
			const company = await readCompany(platform, caller, tx);
			if (!company) throw new Error('the company was inserted in this transaction');
			return company;
		});
	} catch (error) {
		await logo?.discard();
		throw error;
	}
}

/** Names and addresses are public, so they hold no contacts. */
function assertFields({ nameEn, nameAr, branches }: Body, caller: Caller): void {
	assertNoContacts({ nameEn, nameAr }, caller.lang);
	for (const [index, { opensAt, closesAt, addressEn, addressAr }] of branches.entries()) {
		assertNoContacts({ [`branches.${index}.addressEn`]: addressEn, [`branches.${index}.addressAr`]: addressAr }, caller.lang);
		if (minuteOf(opensAt) >= minuteOf(closesAt)) throw refuseField(`branches.${index}.closesAt`, 'HOURS_INVALID', caller.lang);
	}
}

async function assertSameName(tx: Transaction, row: CompanyRow, { nameEn, nameAr }: Body): Promise<void> {
	if (row.name_en === nameEn && row.name_ar === nameAr) return;
	if (nameIsFixed((await papersOf(tx, [row.id])).map(stateOfPaper))) throw refuse('COMPANY_NAME_FIXED');
}

async function branchRows(tx: Transaction, { id }: CompanyRow, branches: Body['branches']): Promise<NewBranch[]> {
	const known = new Set((await branchesOf(tx, [id])).map((branch) => branch.id));
	return branches.map((branch) => {
		if (branch.id !== undefined && !known.delete(branch.id)) throw refuse('BRANCH_NOT_FOUND');
		return {
			id: branch.id ?? randomUUID(),
			city: branch.city,
			address_en: branch.addressEn,
			address_ar: branch.addressAr,
			opens_minute: minuteOf(branch.opensAt),
			closes_minute: minuteOf(branch.closesAt),
			closed_on: [...new Set(branch.closedOn)],
		};
	});
}
