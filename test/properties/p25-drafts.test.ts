import { p25Drafts } from "./laws/p25-drafts.js";
import { registrySubjects } from "./support/subjects.js";

p25Drafts(registrySubjects());
