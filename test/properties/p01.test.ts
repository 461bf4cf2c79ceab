import { p01 } from "./laws/p01-chunking.js";
import { registrySubjects } from "./support/subjects.js";

p01(registrySubjects());
