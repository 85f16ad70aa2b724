/** The search over everything opens what was found for what is typed, and never what was found for an earlier word. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { renderPart } from '#tests/parts/render-part.tsx';
import FindWindow from './find-window.tsx';
import { texts as en } from './texts.en.ts';

const person = (id: string, name: string) => ({ id, name, nameAr: null, contact: null, suspended: false });
const [lina, omar] = [person('1', 'Lina'), person('2', 'Omar')];

it('waits with Enter for the answer to what was typed last', async () => {
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
