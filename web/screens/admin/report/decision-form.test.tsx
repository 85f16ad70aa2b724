/** Days and share of an early end, as an admin types them. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReportForAdmin, ReportKind } from '#contract/report-shapes.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { DecisionForm } from './decision-form.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const preview = {
	...{ outcome: 'END_NOW', refundJod: '28.40', rentalRefundJod: '28.40', depositRefundJod: '0.00', rentalJod: '78.10' },
	...{ ownerJod: '68.728', platformJod: '9.372', depositHeldJod: '106.50', usedDays: 1, unusedDays: 2 },
};

describe.each([
	['en', en],
	['ar', ar],
] as const)('in %s', (language, screenTexts) => {
	const t = screenTexts.decision;
	const show = async (kind: ReportKind) => {
		const report = {
			...{ id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11', kind, outcomes: ['HELP_AND_GO_ON', 'END_NOW'], endNowProblem: null },
			usedDays: { least: 1, most: 3 },
		} as unknown as ReportForAdmin;
		const asked: URLSearchParams[] = [];
		const { user } = renderPart(<DecisionForm report={report} />, {
			language,
			screenTexts,
			transport: async (path) => {
				asked.push(new URL(path, 'http://mishwar.test').searchParams);
				return Response.json(preview);
			},
		});
		await user.click(screen.getByText(t.outcomes.END_NOW));
		const last = () => [asked.at(-1)?.get('usedDays'), asked.at(-1)?.get('sharePercent')];
		return { user, last, share: screen.getByRole<HTMLInputElement>('textbox', { name: t.share }) };
	};

	it('the share is 100 % if the problem is the car itself', async () => {
		const { last, share } = await show('DOES_NOT_START');
		expect(share.value).toBe('100');
		await waitFor(() => expect(last()).toEqual(['1', '100']));
	});

	it('otherwise the share must be entered, in digits of either script', async () => {
		const { user, last, share } = await show('ACCIDENT');
		expect(share.value).toBe('');
		expect(screen.getByText(t.numbersMissing)).toBeTruthy();
		expect(screen.queryByTestId('decision-sums')).toBeNull();
		await user.type(share, '٤٠');
		await waitFor(() => expect(last()).toEqual(['1', '40']));
		await screen.findByTestId('decision-sums');
		await user.clear(share);
		expect(screen.queryByTestId('decision-sums')).toBeNull();
		expect(last()).not.toContain('0');
	});
});
