declare module 'subset-font' {
	/** The font with the glyphs of `text` alone, and those that its layout makes of them; `keepFeatures`: OpenType tags. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: { targetFormat: 'woff2'; noHinting?: boolean; keepFeatures?: readonly string[] },
	): Promise<Buffer>;
}
