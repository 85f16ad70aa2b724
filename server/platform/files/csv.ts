/** CSV files that Excel opens correctly in any language: UTF-8 with a byte order mark, and formulas neutralized. */
import Papa from 'papaparse';

const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

export type Table = { columns: readonly string[]; rows: ReadonlyArray<ReadonlyArray<string | number>> };

export const toCsv = ({ columns, rows }: Table): string =>
	BYTE_ORDER_MARK + Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: true, newline: LINE_END });

const linesOf = (rows: Rows): string =>
	Papa.unparse(
		rows.map((row) => [...row]),
		{ escapeFormulae: true, newline: LINE_END },
	);

const headersOf = (fileName: string) => ({
	'content-type': 'text/csv; charset=utf-8',
	'content-disposition': `attachment; filename="${fileName}"`,
	'cache-control': 'no-store',
	'x-content-type-options': 'nosniff',
});

export function csvFile(table: Table, fileName: string): Response {
	return new Response(toCsv(table), { headers: headersOf(fileName) });
}

export type Rows = Table['rows'];

/** A file of any length: each part is read when the client has received the previous one. Headings without rows end their line. */
export function streamedCsv(columns: readonly string[], parts: AsyncGenerator<Rows, void>, fileName: string): Response {
	const encoder = new TextEncoder();
	const stream = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(encoder.encode(toCsv({ columns, rows: [] }))),
		pull: async (controller) => {
			const { value, done } = await parts.next();
			if (done) controller.close();
			else if (value.length > 0) controller.enqueue(encoder.encode(`${linesOf(value)}${LINE_END}`));
		},
		cancel: async () => {
			await parts.return();
		},
	});
	return new Response(stream, { headers: headersOf(fileName) });
}
