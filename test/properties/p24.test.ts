import { p24 } from "./laws/p24-evidence.js";
import { registrySubjects } from "./support/subjects.js";

p24(registrySubjects());
