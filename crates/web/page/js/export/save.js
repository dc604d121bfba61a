// Files for the person: saved under a name, and pictures in the two formats that slides take.

import { standalone } from '../parts/stage/standalone.js';

/** Saves a file. */
export function save(blob, name) {
  const url = URL.createObjectURL(blob), a = document.createElement('a');
  a.href = url;
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** An SVG text as a file. */
export function svgFile(text) { return new Blob([text], { type: 'image/svg+xml' }); }

/** An element of the page as a file of its own. */
export function pictureOf(element) { return svgFile(standalone(element)); }

/** An SVG file as a PNG, twice as large so that it stays sharp on a slide. */
export async function pngOf(file, scale = 2) {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The name of a file from a title: `8-queens`. */
export function nameOf(title) {
  return title.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'run';
}
