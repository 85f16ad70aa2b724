import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { ApiError, NO_ANSWER } from '#web/browser/fetching.ts';
import { Avatar } from './avatar.tsx';
import { Button, IconButton } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Panel } from './panel.tsx';
import { Photo } from './photo.tsx';
import { EmptyState } from './states.tsx';

it.each(['en', 'ar'] as const)('an error names the failure and the reason, and can be retried (%s)', async (language) => {
	const retry = vi.fn();
	const error = new ApiError(0, NO_ANSWER, '');
	const { user, rerender } = renderPart(<ErrorState title="Cars" error={error} retry={retry} />, { language });
	const { errors, states } = texts[language];
	expect(screen.getByRole('alert').textContent).toContain(`Cars${errors[NO_ANSWER]}`);
	await user.click(screen.getByRole('button', { name: states.retry }));
	expect(retry).toHaveBeenCalledOnce();
	rerender(<ErrorState title="Cars" error={error} retry={retry} busy />);
	expect(screen.getByRole<HTMLButtonElement>('button', { name: states.retry }).disabled).toBe(true);
});

it('an error does not display a proxy’s response', () => {
	renderPart(<ErrorState error={new ApiError(502, '', '<html>Bad gateway</html>', { error: { html: true } })} />);
	expect(screen.getByText(texts.en.states.error)).toBeDefined();
	expect(screen.queryByText(/gateway/)).toBeNull();
});

it('an empty list names the next step', () => {
	renderPart(<EmptyState title="No trips yet" titleAs="h1" hint="Find a car" action={<a href="/search">Search</a>} />);
	expect(screen.getByRole('heading', { level: 1, name: 'No trips yet' })).toBeDefined();
	expect(screen.getByRole('link', { name: 'Search' })).toBeDefined();
});

it('a panel is a region with its heading as name', () => {
	renderPart(
		<Panel title="Price" lead="With all fees">
			<p>40 JOD</p>
		</Panel>,
	);
	expect(screen.getByRole('region', { name: 'Price' }).textContent).toBe('PriceWith all fees40 JOD');
	expect(screen.getByRole('heading', { level: 2, name: 'Price' })).toBeDefined();
});

it('a busy button does nothing; one that may be repeated remains focused meanwhile', async () => {
	const onClick = vi.fn();
	const { user, rerender } = renderPart(
		<Button onClick={onClick} keepsFocus>
			Pay
		</Button>,
	);
	await user.click(screen.getByRole('button', { name: 'Pay' }));
	rerender(
		<Button onClick={onClick} keepsFocus busy="Paying...">
			Pay
		</Button>,
	);
	const busy = screen.getByRole('button', { name: 'Paying...' });
	await user.click(busy);
	expect(onClick).toHaveBeenCalledOnce();
	expect(document.activeElement).toBe(busy);
	rerender(
		<Button onClick={onClick} busy>
			Pay
		</Button>,
	);
	expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' }).disabled).toBe(true);
});

it('an icon button has a name, which is also its tooltip', () => {
	renderPart(<IconButton label="Close">×</IconButton>);
	expect(screen.getByRole('button', { name: 'Close' }).dataset.tooltip).toBe('Close');
});

it('a photo that cannot be loaded is replaced', () => {
	renderPart(<Photo src="/objects/photos/1" alt="Kia Picanto" sizes="400px" />);
	fireEvent.error(screen.getByRole('img', { name: 'Kia Picanto' }));
	expect(screen.queryByRole('img', { name: 'Kia Picanto' })).toBeNull();
	expect(screen.getAllByRole('presentation')).not.toHaveLength(0);
});

it.each([
	['Rania Haddad', 'RH'],
	['رانيا حداد', 'ر'],
	['Lina', 'L'],
])('a person without a picture has initials: %s', (name, initials) => {
	renderPart(<Avatar name={name} src={null} />);
	expect(screen.getByText(initials).getAttribute('aria-hidden')).toBe('true');
});
