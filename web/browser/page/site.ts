/** Facts about the site and the time of rendering, identical on server and browser. */
import { createContext, useContext } from 'react';
import type { SupportContacts } from '#contract/support.ts';

export type Site = {
	/** The public address, without a trailing slash. */
	publicUrl: string;
	/** The demo's accounts and outbox are open to this visitor. */
	demo: boolean;
	/** Name of the sign-in provider; null without one. */
	signInWith: string | null;
	/** Address of the map's style; null for the embedded map. */
	mapStyle: string | null;
	/** Contacts of the support; null for those that are not set. */
	support: SupportContacts;
	/** Time of rendering, ISO; "today" for the first render. */
	now: string;
	/** State of the owner's sidebar. */
	sidebar: 'expanded' | 'collapsed';
	/** Number of the person's last live event that this page displays; null for visitors. */
	livePosition: string | null;
};

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error('useSite outside SiteProvider');
	return site;
}
