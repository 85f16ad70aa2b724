/** The search over everything opens a result for the typed word, and never one for an earlier word. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { renderPart } from '#tests/parts/render-part.tsx';
import FindWindow from './find-window.tsx';
import { texts as en } from './texts.en.ts';

const person = (id: string, name: string) => ({ id, name, nameAr: null, contact: null, suspended: false });
const [lina, omar] = [person('1', 'Lina'), person('2', 'Omar')];

it('waits after Enter for the results of the last input', async () => {
	const { hook, history } = memoryLocation({ record: true });
	const answers: Record<string, unknown[]> = { lin: [lina], omar: [omar] };
	let answer: () => void = () => undefined;
	const arrived = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const { user } = renderPart(
		<Router hook={hook}>
			<FindWindow open onOpenChange={() => undefined} />
		</Router>,
		{
			transport: async (path) => {
				const typed = new URL(String(path), 'http://mishwar.test').searchParams.get('q') ?? '';
				if (typed === 'omar') await arrived;
				return Response.json({ people: answers[typed] ?? [], cars: [], bookings: [], payouts: [] });
			},
		},
	);
	const field = await screen.findByRole('combobox', { name: en.label });
	await user.type(field, 'lin');
	await screen.findByRole('option', { name: /Lina/ });
	await user.clear(field);
	await user.type(field, 'omar{Enter}');
	expect(history.filter((path) => path.startsWith('/admin/people'))).toEqual([]);
	answer();
	await waitFor(() => expect(history.at(-1)).toBe('/admin/people/2'));
});
