/** Defences against files and texts that take a lot of time or memory to read: what is removed, and the test that has to fail. */
import type { Defence } from './table.ts';

const HOSTILE_FILES = 'files that take much to read';
const PDF = { point: HOSTILE_FILES, file: 'server/platform/files/pdf-worker.ts', test: 'server/platform/files/uploads.test.ts' };

export const fileDefences: readonly Defence[] = [
	{ ...PDF, defence: 'a PDF has 2,000 streams', remove: "spend(left, 'streams', 1);", replace: '', name: 'words that begin a stream' },
	{ ...PDF, defence: 'escapes are counted', remove: "spendEach(left, 'escapes', text, ESCAPE);", replace: 'void left;', name: 'escapes' },
	{
		...PDF,
		defence: 'streams do not lie within each other',
		remove: "spend(left, 'foldedBytes', engine.bytesWritten);",
		replace: 'void engine;',
		name: 'within each other',
	},
	{
		point: HOSTILE_FILES,
		defence: 'a large upload is deleted',
		file: 'server/platform/files/uploads.ts',
		remove: "await store.remove(uploadKey(id));\n\t\tthrow refuse('TOO_LARGE'",
		replace: "throw refuse('TOO_LARGE'",
		test: 'server/platform/files/silent-storage.test.ts',
		name: 'larger than it may be',
	},
	{
		point: HOSTILE_FILES,
		defence: 'a large upload is asked for once',
		file: 'server/providers/storage/s3.ts',
		remove: 'if (error instanceof StorageUnavailable) return null;',
		replace: 'if (error) return null;',
		test: 'server/platform/files/silent-storage.test.ts',
		name: 'larger than it may be',
	},
	{
		point: HOSTILE_FILES,
		defence: '120 uploads a minute are decoded for a person',
		file: 'server/platform/files/uploads.ts',
		remove: "await platform.limits.count('picturePerson', caller.personId);",
		replace: '',
		test: 'server/platform/files/open-uploads.test.ts',
		name: 'made into photos 120 times',
	},
	{
		point: HOSTILE_FILES,
		defence: 'two uploads of a person are decoded at a time',
		file: 'server/platform/base/at-once.ts',
		remove: 'if (turns.running < atOnce) turns.running += 1;',
		replace: 'if (turns.running < atOnce + 99) turns.running += 1;',
		test: 'server/platform/base/at-once.test.ts',
	},
	{
		point: 'fresh accounts',
		defence: '120 looks at uploads a minute',
		file: 'server/platform/files/uploads.ts',
		remove: "await platform.limits.count('uploadPerson', caller.personId);\n\tconst id = URL",
		replace: 'const id = URL',
		test: 'server/platform/files/open-uploads.test.ts',
		name: 'checked at most 120 times',
	},
	{
		point: 'hostile input',
		defence: 'addresses that are spelled are split in one way',
		file: 'server/platform/contacts/addresses.ts',
		remove: '|-(?!(?:dot|at)[-_])){0,62}',
		replace: '|-)*',
		test: 'server/platform/contacts/mask-contacts.test.ts',
		name: 'terminates for addresses',
	},
	{
		point: 'hostile input',
		defence: 'runs of spaces are looked at once',
		file: 'contract/car-words.ts',
		remove: '(^|[^ ]) +$',
		replace: '() +$',
		test: 'contract/car-words.test.ts',
		name: 'made of spaces',
	},
	{
		point: 'hostile input',
		defence: 'what fills up a key is looked at once',
		file: 'contract/push.ts',
		remove: '(^|[^=])=+$',
		replace: '()=+$',
		test: 'server/platform/http/no-schema-throws.test.ts',
		name: 'POST /api/push/subscriptions',
	},
];
