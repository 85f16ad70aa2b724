import { describe, expect, it } from 'vitest';
import type { ReportBody } from '#contract/report-shapes.ts';
import { newDraft, type ReportDraft, withPhoto } from './draft.ts';
import { type ReportBackend, sendReport } from './send-report.ts';

const aDraft = (): ReportDraft => ({
	...['a', 'b', 'c'].reduce(withPhoto, newDraft('person', 'booking')),
	...{ kind: 'DOES_NOT_START', text: ' It stopped. ', place: 'Kilometre 90', policeReportNumber: '7' },
});

/** A server that fails at the given calls and records what it received. */
function aServer(failAt: readonly number[], failure: () => Error) {
	let calls = 0;
	const seen = { uploads: [] as string[], bodies: [] as ReportBody[], saved: aDraft() };
	const step = () => {
		calls += 1;
		if (failAt.includes(calls)) throw failure();
	};
	const backend: ReportBackend = {
		upload: async (id) => {
			step();
			seen.uploads.push(id);
			return `/objects/uploads/${id}-${seen.uploads.length}`;
		},
		create: async (_, body) => {
			step();
			seen.bodies.push(body);
		},
		save: (draft) => {
			seen.saved = draft;
		},
	};
	return { backend, seen };
}

describe('a report that is being sent', () => {
	it.each([1, 2, 3, 4])('continues after a connection lost at call %i, and uploads no photo again', async (at) => {
		const { backend, seen } = aServer([at], () => new Error('offline'));
		await expect(sendReport(aDraft(), null, backend)).rejects.toThrow('offline');
		await sendReport({ ...seen.saved }, null, backend);
		expect(seen.uploads).toEqual(['a', 'b', 'c']);
		expect(seen.bodies).toMatchObject([
			{ kind: 'DOES_NOT_START', text: 'It stopped.', place: { text: 'Kilometre 90' }, policeReportNumber: null },
		]);
	});

	it('uploads photos again that the server has deleted, and only those', async () => {
		const forgotten = () => Object.assign(new Error('refused'), { fields: { 'photos.1': 'gone' } });
		const { backend, seen } = aServer([4], forgotten);
		await sendReport(aDraft(), { latitude: 31, longitude: 36 }, backend);
		expect(seen.uploads).toEqual(['a', 'b', 'c', 'b']);
		expect(seen.bodies).toMatchObject([{ place: { latitude: 31, longitude: 36 } }]);
	});
});
