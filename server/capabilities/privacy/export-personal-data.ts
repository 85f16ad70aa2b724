/** Personal data export as a ZIP: JSON for each source, and the person's files. Streamed file by file while it is packed. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { ammanDate } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { PersonalDataFile, PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';

type ExportedSource = { name: string; data: unknown; files: PersonalDataFile[] };

export async function exportPersonalData(platform: Platform, caller: Caller, parts: readonly PersonalDataSource[]): Promise<Response> {
	await platform.limits.count('exportPerson', caller.userId);
	const gathered = await Promise.all(
		parts.map(async (part) => ({ name: part.name, files: [], ...(await part.export(platform, caller.userId)) })),
	);
	const date = ammanDate(platform.clock.now());
	return new Response(streamOf(pack(platform, gathered, date)), {
		headers: {
			'content-type': 'application/zip',
			'content-disposition': `attachment; filename="mishwar-${date}.zip"`,
			'cache-control': 'private, no-store',
			'x-robots-tag': 'noindex',
		},
	});
}

/** Backpressure: the next chunk is packed when the previous one has been sent. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
	return new ReadableStream({
		pull: async (controller) => {
			const { done, value } = await pieces.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: async () => {
			await pieces.return(undefined);
		},
	});
}

async function* pack(platform: Platform, gathered: readonly ExportedSource[], date: string): AsyncGenerator<Uint8Array> {
	const packed: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		packed.push(chunk);
	});
	const add = (file: ZipDeflate | ZipPassThrough, bytes: Uint8Array) => {
		zip.add(file);
		file.push(bytes, true);
		return packed.splice(0);
	};
	yield* add(new ZipDeflate('README.txt'), new TextEncoder().encode(readMe(date)));
	for (const { name, data } of gathered) yield* add(new ZipDeflate(`${name}.json`), new TextEncoder().encode(toReadableJson(data)));
	for (const { name, files } of gathered) {
		for (const file of files) {
			const bytes = await platform.store.get(file.key);
			// Pictures and PDFs are already compressed.
			if (bytes) yield* add(new ZipPassThrough(`${name}/${file.name}`), bytes);
		}
	}
	zip.end();
	yield* packed;
}

const toReadableJson = (data: unknown): string =>
	JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), '\t');

/** README of an export, in both languages. Pure. */
export const readMe = (date: string): string => `Your data at Mishwar, ${date}

Each .json file is one part of what we keep: your account, your identity checks, your cars, bookings, payments and so on.
The folders hold your files: documents and photos. Amounts that end in _fils are in fils: 1000 fils are 1 JOD.
Passwords and codes are kept in a form that nobody can read, so they are not in here.

بياناتك في مشوار، ${date}

كل ملف ‎.json‎ جزء مما نحتفظ به: حسابك والتحقق من هويتك وسياراتك وحجوزاتك ومدفوعاتك وغيرها.
في المجلدات ملفاتك: الوثائق والصور. المبالغ التي تنتهي بـ ‎_fils‎ بالفلس: كل 1000 فلس دينار واحد.
كلمات المرور والرموز محفوظة بصيغة لا يقرؤها أحد، لذلك ليست هنا.
`;
