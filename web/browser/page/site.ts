/** What the page knows about where and when it was made; the same in the server's rendering and in the browser. */
import { createContext, useContext } from 'react';

export type Site = {
	/** How the world sees us, without a slash at the end. */
	publicUrl: string;
	demo: boolean;
	/** The provider at which people can sign in as well; null without one. */
	signInWith: string | null;
	/** When the page was rendered, ISO: "today" for the first picture. */
	now: string;
	/** How the owner's sidebar was left. */
	sidebar: 'expanded' | 'collapsed';
};

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
	const site = useContext(SiteContext);
	if (!site) throw new Error('useSite outside SiteProvider');
	return site;
}
