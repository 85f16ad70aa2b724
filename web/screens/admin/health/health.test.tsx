/** The admins' page about the health of the site. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type HealthCheck, healthChecks } from '#contract/health.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import HealthScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const fine = healthChecks.map((check): HealthCheck => ({ check, state: 'OK', since: null, count: 0 }));
const SINCE = '2031-03-02T08:15:00+03:00';

function show(changed: readonly HealthCheck[], language: 'en' | 'ar' = 'en') {
	const checks = fine.map((each) => changed.find(({ check }) => check === each.check) ?? each);
	const transport = async () => Response.json({ checkedAt: '2031-03-02T10:00:00+03:00', checks });
	renderPart(<HealthScreen />, { language, screenTexts: { en, ar }[language], transport });
}

it('shows that everything works, and lists the checks', async () => {
	show([]);
	expect((await screen.findByTestId('health-summary')).textContent).toBe(en.allWell);
	expect(screen.queryAllByTestId('health-trouble')).toEqual([]);
	for (const check of healthChecks) expect(screen.getByText(en.checks[check].name)).toBeTruthy();
});

it('lists broken checks before late ones, each with its explanation, its beginning, and where to act', async () => {
	show([
		{ check: 'payouts', state: 'LATE', since: SINCE, count: 3 },
		{ check: 'jobsFailed', state: 'BROKEN', since: null, count: 1 },
	]);
	expect((await screen.findByTestId('health-summary')).textContent).toBe('1 thing is broken · 1 thing is late');
	const [failed, payouts] = screen.getAllByTestId('health-trouble');
	if (!failed || !payouts) throw new Error('both are shown');
	expect(within(failed).getByText(en.checks.jobsFailed.meaning)).toBeTruthy();
	expect(within(failed).getByText(en.sinceUnknown)).toBeTruthy();
	expect(within(failed).getByText('docs/operations.md#jobs')).toBeTruthy();
	expect(within(payouts).getByText(/^Since .*2 Mar 2031.*08:15/)).toBeTruthy();
	expect(within(payouts).getByText(en.count('3'))).toBeTruthy();
	expect(within(payouts).getByRole('link', { name: en.open.payouts }).getAttribute('href')).toBe('/admin/payouts');
});

it('counts in Arabic', async () => {
	show(
		[
			{ check: 'email', state: 'BROKEN', since: SINCE, count: 1 },
			{ check: 'sms', state: 'BROKEN', since: SINCE, count: 1 },
		],
		'ar',
	);
	expect((await screen.findByTestId('health-summary')).textContent).toBe('عطلان');
});
