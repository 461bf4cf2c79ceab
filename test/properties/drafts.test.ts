import { p25Drafts } from "./laws/drafts.js";
import { registrySubjects } from "./support/subjects.js";

p25Drafts(registrySubjects());
