/** Defences of what renters are shown of a verified car: what is removed, and the test that has to fail. */
import type { Defence } from './table.ts';

export const carDefences: readonly Defence[] = [
	{
		point: 'verified cars',
		defence: 'replaced photos wait for a second look',
		file: 'server/capabilities/cars/rules.ts',
		remove: 'return photoIds.filter((id) => !reviewed.has(id)).length * UNSEEN_IN > photoIds.length;',
		replace: 'return photoIds.length < 0 && reviewed.size < 0;',
		test: 'server/capabilities/cars/second-look.test.ts',
	},
	{
		point: 'verified cars',
		defence: 'changed details wait for a second look',
		file: 'server/capabilities/cars/rules.ts',
		remove: 'reviewedColumns = reviewedKeys.map((key) => carAttributes[key].column);',
		replace: 'reviewedColumns = reviewedKeys.map((key) => carAttributes[key].column).slice(0, 0);',
		test: 'server/capabilities/cars/second-look.test.ts',
	},
	{
		point: 'verified cars',
		defence: 'a verification counts for the content that was looked at',
		file: 'server/capabilities/cars/verify-car.ts',
		remove: 'papers.contentVersion !== contentVersion(car)',
		replace: 'papers.contentVersion === contentVersion(car) + 1',
		test: 'server/capabilities/cars/second-look.test.ts',
	},
	{
		point: 'verified cars',
		defence: 'verifying asks to have opened every document',
		file: 'server/capabilities/cars/lock-undecided.ts',
		remove: "if ((await countOpenedDocuments(tx, documents, caller.userId)) < documents.length) throw refuse('CAR_DOCUMENTS_UNOPENED');",
		replace: '',
		test: 'server/capabilities/cars/review.test.ts',
		name: 'are all opened by the admin',
	},
	{
		point: 'verified cars',
		defence: 'a decision that waits counts for the content that was looked at',
		file: 'server/capabilities/cars/review.ts',
		remove: 'if (waiting?.version !== decision.version) return;',
		replace: 'if (!waiting) return;',
		test: 'server/capabilities/cars/review.test.ts',
		name: 'its owner changes before it is carried out',
	},
];
