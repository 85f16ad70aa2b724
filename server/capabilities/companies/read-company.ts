/** A company for its owner, and a licensed office for everybody. */
import type { BookedOffice, BranchName, Company, CompanyPaperKind, PublicOffice } from '#contract/companies.ts';
import type { PersonFile } from '#contract/person-file.ts';
import { ammanDate } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { licenceOfRow, presentCompany, presentOffice } from './present.ts';
import { isClosed, isLicensedOn } from './rules.ts';
import { branchesOf, companyOf, papersOf } from './sql.ts';

/** Null for an account that is no company. */
export async function readCompany(platform: Platform, caller: Caller, db: Queryable = platform.db): Promise<Company | null> {
	const row = await companyOf(db, caller.userId);
	if (!row) return null;
	const papers = await papersOf(db, [row.id]);
	return presentCompany(row, { papers, branches: await branchesOf(db, [row.id]) }, ammanDate(platform.clock.now()));
}

/** For admins; null for an account that is no company. */
export async function companyStateOf(db: Queryable, ownerId: string, today: string): Promise<PersonFile['company']> {
	const row = await companyOf(db, ownerId);
	if (!row) return null;
	const isOffice = isLicensedOn(licenceOfRow(row), today);
	const state = isOffice ? 'LICENSED' : isClosed(row.permit_ends_on, today) ? 'CLOSED' : 'NOT_LICENSED';
	return { nameEn: row.name_en, nameAr: row.name_ar, state };
}

/** The owner’s company if it is a licensed office on this day; null otherwise. */
export async function licensedOfficeOf(db: Queryable, ownerId: string, today: string): Promise<PublicOffice | null> {
	const row = await companyOf(db, ownerId);
	if (!row || !isLicensedOn(licenceOfRow(row), today)) return null;
	return presentOffice(row, await branchesOf(db, [row.id]));
}

/** Branches of the owner’s company, licensed or not, for the cars that belong to them. */
export async function branchesOfOwner(db: Queryable, ownerId: string): Promise<BranchName[]> {
	const row = await companyOf(db, ownerId);
	if (!row) return [];
	return (await branchesOf(db, [row.id])).map(({ id, city, address_en, address_ar }) => ({
		...{ id, city: city as BranchName['city'], addressEn: address_en, addressAr: address_ar },
	}));
}

/** The part of the office that a booking stores; null if the owner has no licensed one on this day. */
export async function bookedOfficeOf(db: Queryable, ownerId: string, today: string): Promise<BookedOffice | null> {
	const row = await companyOf(db, ownerId);
	if (!row || !isLicensedOn(licenceOfRow(row), today)) return null;
	const approved = (await papersOf(db, [row.id])).filter(({ status }) => status === 'APPROVED');
	const numberOf = (kind: CompanyPaperKind) => approved.find((paper) => paper.kind === kind)?.number ?? '';
	return {
		nameEn: row.name_en,
		nameAr: row.name_ar,
		registrationNumber: numberOf('REGISTRATION'),
		permitNumber: numberOf('PERMIT'),
	};
}

/** The owner’s company as printed on invoices, licensed or not, with its approved tax number; null for a person. */
export async function taxpayerOf(db: Queryable, ownerId: string): Promise<{ en: string; ar: string; taxNumber: string } | null> {
	const row = await companyOf(db, ownerId);
	if (!row) return null;
	const tax = (await papersOf(db, [row.id])).find(({ kind, status }) => kind === 'TAX' && status === 'APPROVED');
	return { en: row.name_en, ar: row.name_ar, taxNumber: tax?.number ?? '' };
}
