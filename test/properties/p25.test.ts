import { p25 } from "./laws/p25-entries.js";
import { registrySubjects } from "./support/subjects.js";

p25(registrySubjects());
