/** For search engines: robots.txt, and sitemap.xml in both languages. */

const PRIVATE = [
	'/api/',
	'/booking/',
	'/payment/',
	'/owner/',
	'/admin',
	'/master-admin',
	'/messages',
	'/profile',
	'/trips',
	'/calendar/',
	'/dev/',
];

export function robotsTxt(publicUrl: string): string {
	return ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

export type SitemapPage = { path: string; changed?: Date };

/** At most 50,000 pages, the limit of one sitemap. */
export function sitemapXml(publicUrl: string, pages: readonly SitemapPage[]): string {
	const url = ({ path, changed }: SitemapPage) => {
		const address = escapeXml(`${publicUrl}${path}`);
		const join = path.includes('?') ? '&amp;' : '?';
		const languages = ['en', 'ar'].map(
			(language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}${join}lang=${language}"/>`,
		);
		const modified = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
		return `<url><loc>${address}</loc>${modified}${languages.join('')}</url>`;
	};
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(url).join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
	return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
