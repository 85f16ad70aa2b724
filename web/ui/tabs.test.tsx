import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
	{ key: 'active', label: 'Active', count: '2', content: <p>Two trips</p> },
	{ key: 'past', label: 'Past', content: <p>Many trips</p> },
	{ key: 'cancelled', label: 'Cancelled', content: <p>No trips</p> },
];

function Part() {
	const [value, setValue] = useState('active');
	return <Tabs label="Your trips" tabs={tabs} value={value} onChange={setValue} />;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it('displays only the content of the selected tab, and the count in its name', async () => {
	const { user } = renderPart(<Part />);
	expect(screen.getByRole('tablist', { name: 'Your trips' })).toBeDefined();
	expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Active2', 'Past', 'Cancelled']);
	expect(screen.getByRole('tabpanel', { name: /Active/ }).textContent).toBe('Two trips');
	await user.click(screen.getByRole('tab', { name: 'Past' }));
	expect(selected()).toBe('Past');
	expect(screen.getByRole('tabpanel', { name: 'Past' }).textContent).toBe('Many trips');
	expect(screen.queryByText('Two trips')).toBeNull();
});

it.each([
	['en', '{ArrowRight}', '{ArrowLeft}'],
	['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('is navigated by the arrows in the direction of the language, in a circle (%s)', async (language, onwards, back) => {
	const { user } = renderPart(<Part />, { language });
	await user.tab();
	expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Active/ }));
	await user.keyboard(onwards);
	expect(selected()).toBe('Past');
	await user.keyboard(back + back);
	expect(selected()).toBe('Cancelled');
	await user.keyboard('{Home}');
	expect(selected()).toBe('Active2');
	// One stop for the keyboard; the next one is the content.
	await user.tab();
	expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
