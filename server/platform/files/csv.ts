/** CSV files that Excel opens correctly in any language: UTF-8 with a byte order mark, and formulas neutralized. */
import Papa from 'papaparse';

const BYTE_ORDER_MARK = '\ufeff';

export type Table = { columns: readonly string[]; rows: ReadonlyArray<ReadonlyArray<string | number>> };

export const toCsv = ({ columns, rows }: Table): string =>
	BYTE_ORDER_MARK + Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: true, newline: '\r\n' });

export function csvFile(table: Table, fileName: string): Response {
	return new Response(toCsv(table), {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="${fileName}"`,
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
		},
	});
}
