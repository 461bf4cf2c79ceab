/** `npm run site`: the documents as a site, in `.site/dist`. A link that leads nowhere fails it. */
import { buildSite } from "./build.js";

const pages = await buildSite();
console.log(`site: ${pages} pages in .site/dist`);
