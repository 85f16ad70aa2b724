/** Menus and the footer contain the support's numbers that are set. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#contract/identity.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { SiteProvider, useSite } from '#web/browser/page/site.ts';
import PersonLinks from './area/person-links.tsx';
import { Sidebar } from './area/sidebar.tsx';
import { FooterContacts } from './public/footer-contacts.tsx';
import SideMenu from './public/side-menu.tsx';

const user = { id: '7f0f1d0a-0000-4000-8000-000000000001', role: 'OWNER', displayName: 'Rana Haddad', email: 'rana@mishwar.test' } as User;
const numbers = { phone: '+96265550100', whatsapp: '+962790000003', emergencyPhone: '911', roadsidePhone: '+96265550199' };
const close = () => undefined;

function Reached({ part }: { part: 'drawer' | 'area' | 'sidebar' | 'footer' }) {
	const site = useSite();
	return (
		<SiteProvider value={{ ...site, support: { ...site.support, ...numbers } }}>
			{part === 'drawer' && <SideMenu open onOpenChange={close} />}
			{part === 'area' && <PersonLinks onFollow={close} />}
			{part === 'sidebar' && <Sidebar folded={false} links={[]} />}
			{part === 'footer' && <FooterContacts className="" />}
		</SiteProvider>
	);
}

it.each(['drawer', 'area', 'sidebar', 'footer'] as const)('%s', async (part) => {
	const { user: reader } = renderPart(<Reached part={part} />, { transport: async () => Response.json(user) });
	if (part === 'sidebar') await reader.click(await screen.findByRole('button', { name: /Rana/ }));
	const role = part === 'sidebar' ? 'menuitem' : 'link';
	const phone = await screen.findByRole(role, { name: /\+962 6 555 0100/ });
	expect(phone.getAttribute('href')).toBe('tel:+96265550100');
	expect(screen.getByRole(role, { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/962790000003');
	if (part !== 'footer') return;
	expect(screen.getByRole('link', { name: /^Emergency: .*911/ }).getAttribute('href')).toBe('tel:911');
	expect(screen.getByRole('link', { name: /^Roadside assistance: / }).getAttribute('href')).toBe('tel:+96265550199');
});
