import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { ChoiceChips } from './choice-chips.tsx';

const fuels = ['Petrol', 'Hybrid', 'Electric'].map((label) => ({ value: label.toUpperCase(), label }));

function Part() {
	const [fuel, setFuel] = useState('PETROL');
	return <ChoiceChips legend="Fuel" name="fuel" value={fuel} choices={fuels} onChange={setFuel} />;
}

it('is a named group with a single choice by mouse or keyboard', async () => {
	const { user } = renderPart(<Part />);
	expect(screen.getByRole('group', { name: 'Fuel' })).toBeDefined();
	const chosen = () =>
		screen
			.getAllByRole<HTMLInputElement>('radio')
			.filter(({ checked }) => checked)
			.map(({ value }) => value);
	expect(chosen()).toEqual(['PETROL']);
	await user.click(screen.getByText('Electric'));
	expect(chosen()).toEqual(['ELECTRIC']);
	await user.keyboard('{ArrowUp}');
	expect(chosen()).toEqual(['HYBRID']);
});
